/** The name under which a presentation is offered for download: its title without what some file system does not allow. */
export function fileName(title: string, extension: string): string {
  const cleaned = title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const shortened = [...cleaned]
    .slice(0, 80)
    .join('')
    .replace(/[. ]+$/, '')
    .replace(/^[. ]+/, '');
  return `${shortened || 'Presentation'}.${extension}`;
}

/** The name under which a presentation is offered for download: its title, with other signs for those that some file system does not allow. */
export function fileName(title: string, extension: string): string {
  const cleaned = title
    .normalize('NFC')
    // "Tea: a history" is told from "Tea a history", and "2024/25" from "2024 25".
    .replace(/(?<=[\p{L}\p{N})])\s*[:：]\s+(?=\S)/gu, ' – ')
    .replace(/(?<=[\p{L}\p{N}]\s*)[\\/:|](?=\s*[\p{L}\p{N}])/gu, '-')
    .replace(/"/g, "'")
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\\/:*?<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const shortened = [...cleaned]
    .slice(0, 80)
    .join('')
    .replace(/[. ]+$/, '')
    .replace(/^[. ]+/, '');
  return `${shortened || 'Presentation'}.${extension}`;
}

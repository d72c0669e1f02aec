/** A page without a program: the frame that the documentation and the gallery share. */

/** What such a page may load: this service's own files, and nothing that runs but the bar at the top. */
export const plainPageRules = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** The path before the service's own in addresses, as a proxy may have it, without a slash at its end. */
export const rootOf = (baseUrl: string): string => new URL(baseUrl).pathname.replace(/\/$/, '');

/** `root` is the path before the service's own in addresses, without a slash at its end; `content` is HTML. */
export function plainPage(title: string, here: 'Gallery' | 'Docs' | undefined, content: string, root: string): string {
  const link = (path: string, name: string) => `<a href="${root}${path}"${name === here ? ' aria-current="true"' : ''}>${name}</a>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · Slidewright</title>
    <link rel="icon" type="image/svg+xml" href="${root}/assets/icon.svg" />
    <link rel="stylesheet" href="${root}/assets/app.css" />
    <link rel="stylesheet" href="${root}/assets/docs.css" />
    <script type="module" src="${root}/assets/docs.js"></script>
  </head>
  <body>
    <header class="top">
      <a class="mark" href="${root}/" aria-label="Slidewright"><img src="${root}/assets/icon.svg" alt="" width="28" height="28" /><span>Slidewright</span></a>
      <nav aria-label="Main">${link('/', 'Create')}${link('/gallery', 'Gallery')}${link('/docs', 'Docs')}</nav>
    </header>
    ${content}
  </body>
</html>
`;
}

export const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

import { colors, mark } from '../../../platform/drawing/brand.ts';
import { paintSvg } from '../../../platform/drawing/svg.ts';
import { escapeHtml } from '../../../platform/escape-html.ts';

/** Addresses of the offline page and of what it needs. */
export const offlineFiles = { page: '/offline', script: '/offline.js' } as const;

interface Options {
  readonly productName: string;
  /** Address of the font of both applications; null where their build names none. */
  readonly font: string | null;
  /** SVG of the drawing above the heading. */
  readonly drawing: string;
}

/**
 * Writes the page that a browser shows at every address while it cannot reach the server. It needs no code of an
 * application, which may be missing on the device or of another release.
 */
export function offlinePageHtml({ productName, font, drawing }: Options) {
  const name = escapeHtml(productName);
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Kamu sedang offline | ${name}</title>
<style>${font ? fontFace(font) : ''}${styles}</style>
</head>
<body>
<header><a href="/" aria-label="${name}, ke beranda">${logo}<span>${name}</span></a></header>
<main>
<div aria-hidden="true">${drawing}</div>
<h1>Kamu sedang offline</h1>
<p>Sambungkan lagi internetmu. Halaman ini terbuka sendiri begitu tersambung.</p>
<button type="button">Coba lagi</button>
<p role="status"></p>
</main>
<script src="${offlineFiles.script}"></script>
</body>
</html>
`;
}

const logo = paintSvg(mark(0, 0, 32), { width: 32, height: 32 });

const fontFace = (address: string) =>
  `@font-face{font-family:"Plus Jakarta Sans";font-weight:200 800;font-display:swap;src:url("${address}")}`;

const styles = `
*{box-sizing:border-box}
body{display:flex;flex-direction:column;min-height:100dvh;margin:0;background:${colors.shade};color:${colors.ink};font:400 1rem/1.5 "Plus Jakarta Sans",system-ui,sans-serif}
header{padding:8px 20px;background:${colors.paper};box-shadow:0 1px 0 ${colors.ink}1a}
a{display:inline-flex;gap:8px;align-items:center;min-height:44px;color:inherit;font-weight:700;font-size:1.1875rem;text-decoration:none}
main{flex:1;display:flex;flex-direction:column;justify-content:center;align-items:center;padding:40px 20px 96px;text-align:center}
svg{display:block;max-width:100%}
main svg{height:auto;margin-bottom:12px}
h1{margin:0 0 8px;font-size:1.44rem;line-height:1.35}
p{max-width:44ch;margin:0;color:${colors.muted};text-wrap:balance}
button{min-height:48px;margin:24px 0 12px;padding:0 24px;border:0;border-radius:8px;background:${colors.primary};color:${colors.paper};font:inherit;font-weight:700;cursor:pointer}
button:disabled{opacity:.6;cursor:default}
:focus-visible{outline:3px solid ${colors.spine};outline-offset:2px}
[role=status]{min-height:3em}`.replaceAll('\n', '');

import { readFileSync } from 'node:fs';
import { patternOf } from '../art/motifs.ts';
import { inWorkspace } from '../workspace.ts';
import type { Film, Scene } from './films.ts';

export const frameSize = { width: 854, height: 480 };

const font = readFileSync(
  inWorkspace(
    'packages/ui/node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  ),
).toString('base64');
export const fontFace = `@font-face{font-family:Jakarta;src:url(data:font/woff2;base64,${font}) format("woff2-variations");font-weight:200 800}`;

export const mark = readFileSync(inWorkspace('packages/ui/public/art/logo-mark.svg'), 'utf8');

/** The page that the frames of a film are captured from; `show(scene, moment)` sets it to a time, both from 0 on. */
export const pageOf = ({
  colours: { ground, cloth, mark: accent },
  scenes,
}: Film) => `<!doctype html><html class="${scenes.length > 6 ? 'long' : ''}"><meta charset="utf-8"><style>
  ${fontFace}
  * { box-sizing: border-box; margin: 0 }
  body { width: ${frameSize.width}px; height: ${frameSize.height}px; overflow: hidden; background: ${ground}; color: #fff; font-family: Jakarta; position: relative }
  .cloth { position: absolute; inset: 0 0 0 auto; width: 214px }
  .mark { position: absolute; left: 64px; top: 48px; width: 36px; height: 36px }
  .card { position: absolute; left: 64px; right: 260px; top: 0; bottom: 0; display: grid; align-content: center; gap: 18px }
  .number { width: 56px; height: 56px; border-radius: 50%; display: grid; place-items: center; background: ${accent}; color: #0A1838; font-size: 28px; font-weight: 700 }
  h1 { font-size: 46px; line-height: 1.14; letter-spacing: -0.02em; font-weight: 700; text-wrap: balance }
  p { font-size: 24px; line-height: 1.42; opacity: .92 }
  .bar { position: absolute; left: 64px; bottom: 44px; display: flex; gap: 8px }
  .bar i { width: 36px; height: 5px; border-radius: 3px; background: rgb(255 255 255 / .28) }
  .bar i.on { background: ${accent} }
  .long h1 { font-size: 34px }
  .long p { font-size: 21px }
  .long .bar i { width: ${Math.min(16, 540 / scenes.length - 8)}px }
</style>
<svg class="cloth" width="214" height="480"><defs>${patternOf('kawung', cloth, 1.67)}</defs><rect width="214" height="480" fill="${cloth}" opacity=".35"/><rect width="214" height="480" fill="url(#m)" opacity=".75"/></svg>
<div class="mark">${mark}</div><div class="card"></div><div class="bar">${'<i></i>'.repeat(scenes.length)}</div>
<script>
  const scenes = ${JSON.stringify(scenes satisfies readonly Scene[])};
  const card = document.querySelector('.card');
  const ease = (x) => 1 - (1 - Math.min(1, Math.max(0, x))) ** 3;
  let shown = -1;
  window.show = (index, moment) => {
    const { seconds, number, title, text } = scenes[index];
    if (shown !== index) {
      shown = index;
      card.innerHTML = (number ? '<div class="number">' + number + '</div>' : '') + '<h1></h1><p></p>';
      card.querySelector('h1').textContent = title;
      card.querySelector('p').textContent = text;
      document.querySelectorAll('.bar i').forEach((dot, place) => dot.classList.toggle('on', place <= index));
    }
    [...card.children].forEach((child, place) => {
      // The first card is there at once: it is what a player shows before it plays
      const come = index === 0 ? 1 : ease((moment - 0.15 * place) / 0.6);
      const leave = ease((moment - seconds + 0.35) / 0.35);
      child.style.opacity = come * (1 - leave);
      child.style.transform = 'translateY(' + (1 - come) * 22 + 'px)';
    });
  };
</script>`;

import { expect, test } from 'vitest';
import { interactiveEmbedOf } from './interactive.rules.ts';

const slides = '1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789';
const form = '1FAIpQLSdAbCdEfGhIjKlMnOpQrStUvWxYz0123456789';

test.each([
  ['https://sekolah.h5p.com/content/1291234567890', 'h5p', 'https://sekolah.h5p.com/content/1291234567890/embed'],
  [
    'https://view.genial.ly/5f3a1b2c3d4e5f6a7b8c9d0e/presentasi-lead',
    'genially',
    'https://view.genially.com/5f3a1b2c3d4e5f6a7b8c9d0e',
  ],
  [
    'https://www.canva.com/design/DAFabc12345/Xy_zAbC-12345678/view?utm_source=shareButton',
    'canva',
    'https://www.canva.com/design/DAFabc12345/Xy_zAbC-12345678/view?embed',
  ],
  [
    `https://docs.google.com/presentation/d/${slides}/edit#slide=id.p`,
    'googleSlides',
    `https://docs.google.com/presentation/d/${slides}/embed`,
  ],
  [
    `https://docs.google.com/presentation/d/e/2PACX-${slides}/pub?start=false`,
    'googleSlides',
    `https://docs.google.com/presentation/d/e/2PACX-${slides}/embed`,
  ],
  [
    `https://docs.google.com/forms/d/e/${form}/viewform?usp=sf_link`,
    'googleForms',
    `https://docs.google.com/forms/d/e/${form}/viewform?embedded=true`,
  ],
  [
    ' https://codepen.io/maya-laras/pen/abcDEF ',
    'codepen',
    'https://codepen.io/maya-laras/embed/abcDEF?default-tab=result',
  ],
  [
    'https://phet.colorado.edu/sims/html/build-an-atom/latest/build-an-atom_in.html',
    'phet',
    'https://phet.colorado.edu/sims/html/build-an-atom/latest/build-an-atom_in.html',
  ],
  ['https://www.geogebra.org/m/abcd1234', 'geogebra', 'https://www.geogebra.org/material/iframe/id/abcd1234'],
])('%s is embedded at the address that its provider defines', (pasted, provider, address) => {
  expect(interactiveEmbedOf(pasted)).toEqual({ provider, address });
  expect(interactiveEmbedOf(address)).toEqual({ provider, address });
});

test.each([
  'http://sekolah.h5p.com/content/1291234567890',
  'https://h5p.com.penipu.id/content/1291234567890',
  'https://penipu.id/?a=https://codepen.io/maya/pen/abcDEF',
  'https://codepen.io@penipu.id/maya/pen/abcDEF',
  'https://docs.google.com/document/d/1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789/edit',
  'https://docs.google.com/forms/u/0/settings',
  'https://view.genially.com/../masuk',
  'javascript:alert(1)//https://codepen.io/maya/pen/abcDEF',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  '<iframe src="https://codepen.io/maya/embed/abcDEF"></iframe>',
  '',
])('%s cannot be embedded', (pasted) => {
  expect(interactiveEmbedOf(pasted)).toBeNull();
});

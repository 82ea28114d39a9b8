import { colors, mark } from '../../../platform/drawing/brand.ts';
import { motif, rectangle } from '../../../platform/drawing/drawing.ts';
import { paintSvg } from '../../../platform/drawing/svg.ts';
import { loadSharp } from '../../../platform/load-sharp.ts';
import { screens } from '@sinau/contracts/screens';

/** Icons of the installed application: their sizes in pixels, by file. */
export const icons = {
  'icon-192.png': { size: 192, isMaskable: false },
  'icon-512.png': { size: 512, isMaskable: false },
  'icon-maskable-512.png': { size: 512, isMaskable: true },
  'apple-touch-icon.png': { size: 180, isMaskable: true },
} as const;
export type IconName = keyof typeof icons;

/** Share of a maskable icon that no device cuts off. */
const safe = 0.8;

/** Draws an icon. A maskable one fills its square, and the device cuts its own shape out of it. */
export async function drawIcon(name: IconName) {
  const { size, isMaskable } = icons[name];
  const inner = isMaskable ? size * safe : size;
  const ground = isMaskable ? [motif({ d: rectangle(0, 0, size, size), fill: colors.primary })] : [];
  const start = (size - inner) / 2;
  const drawing = paintSvg([...ground, ...mark(start, start, inner)], { width: size, height: size });
  const sharp = await loadSharp();
  return sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer();
}

const iconOf = (name: IconName, purpose: string) => {
  const { size } = icons[name];
  return { src: `/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
};
const screenshotOf = (form: 'narrow' | 'wide', sizes: string, label: string) => ({
  src: `/art/screen-${form}.webp`,
  sizes,
  type: 'image/webp',
  form_factor: form,
  label,
});

/** Builds the web application manifest: what a device shows of the installed application. */
export const manifestOf = (productName: string) => ({
  id: '/',
  name: productName,
  short_name: productName,
  description: 'Kelas, webinar, dan bootcamp dari para mitra.',
  lang: 'id',
  dir: 'ltr',
  start_url: screens.myClass(),
  scope: '/',
  display: 'standalone',
  background_color: colors.paper,
  theme_color: colors.paper,
  categories: ['education'],
  icons: [iconOf('icon-192.png', 'any'), iconOf('icon-512.png', 'any'), iconOf('icon-maskable-512.png', 'maskable')],
  shortcuts: [
    { name: 'Kelas saya', url: screens.myClass() },
    { name: 'Katalog', url: screens.catalog() },
  ],
  screenshots: [
    screenshotOf('narrow', '390x844', 'Kelas saya di ponsel'),
    screenshotOf('wide', '1280x800', 'Kelas saya'),
  ],
});

/** Draws certificates. It is imported when the first one is drawn: its fonts and PDFs take 20 MB of memory. */
export { drawCertificate } from './design.ts';
export { paintPdf } from '../../../platform/drawing/pdf.ts';
export { paintSvg } from '../../../platform/drawing/svg.ts';
export { paintStory } from './story.ts';
export { page } from './page.ts';
export { drawClothStory, drawPattern, patternSize, storySize } from './held-cloth.ts';

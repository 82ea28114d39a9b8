import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { damaged } from './finding.ts';

/** Opens a HEIC file: its size from the header, and its pixels, upright. sharp reads no HEVC. */
export async function openHeic(path: string) {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(await readFile(path));
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw damaged();
  const channels = image.has_alpha_channel() ? 4 : 3;
  const { heif_chroma_interleaved_RGB, heif_chroma_interleaved_RGBA } = libheif.heif_chroma;
  return {
    width: image.get_width(),
    height: image.get_height(),
    async unpack() {
      const decoded = await libheif.heif_js_decode_image2(
        image.handle,
        libheif.heif_colorspace.heif_colorspace_RGB,
        channels === 4 ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB,
      );
      const [pixels] = decoded.channels ?? [];
      if (!pixels) throw damaged();
      // The picture stays in the memory of the decoder: a copy would be as large again.
      const { width, height, stride, data } = pixels;
      const rowLength = width * channels;
      for (let row = 1; stride !== rowLength && row < height; row += 1)
        data.copyWithin(row * rowLength, row * stride, row * stride + rowLength);
      return sharp(data.subarray(0, rowLength * height), { raw: { width, height, channels } });
    },
  };
}

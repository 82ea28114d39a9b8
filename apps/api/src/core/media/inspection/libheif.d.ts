/** Types of what we use of libheif, which comes without types. */
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    readonly handle: object;
    get_width(): number;
    get_height(): number;
    is_primary(): number | boolean;
    has_alpha_channel(): number | boolean;
  }
  interface Channel {
    readonly width: number;
    readonly height: number;
    /** Bytes of a row, which may be longer than its pixels. */
    readonly stride: number;
    readonly data: Uint8Array;
  }
  const libheif: {
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
    readonly heif_colorspace: { readonly heif_colorspace_RGB: number };
    readonly heif_chroma: {
      readonly heif_chroma_interleaved_RGB: number;
      readonly heif_chroma_interleaved_RGBA: number;
    };
    heif_js_decode_image2(
      handle: object,
      colorspace: number,
      chroma: number,
    ): Promise<{ readonly channels?: readonly Channel[] }>;
  };
  export default libheif;
}

declare module 'postcss-hover-media-feature' {
  export default function hoverMediaFeature(): { postcssPlugin: string };
}

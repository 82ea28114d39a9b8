#!/bin/sh
# Removes from node_modules the files that a running API never opens, two thirds of it: types, maps, documentation and
# tests of packages, and the variants of the largest ones that are not ours. `npm run images` tries the rest: it imports
# every package as the API does.
#   prune.sh node_modules
set -eu
cd "$1/.pnpm"

# Node runs none of it: our own TypeScript lies outside of node_modules.
find . -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.tsbuildinfo' -o -name '*.md' \) -delete
for folder in .github .yarn benchmark benchmarks coverage docs example examples test tests; do
  rm -rf ./*/node_modules/"$folder" ./*/node_modules/*/"$folder" ./*/node_modules/@*/*/"$folder"
done

# Prisma's query compiler for other databases, and the one that `compilerBuild = "small"` replaces.
find . -path '*/@prisma/client/runtime/query_compiler_*' ! -name 'query_compiler_small_bg.postgresql.*' -delete
# pdfjs counts pages by `legacy/build/pdf.mjs` and its worker; it draws none.
find . -type d \( -path '*/pdfjs-dist/build' -o -path '*/pdfjs-dist/web' -o -path '*/pdfjs-dist/image_decoders' \
  -o -path '*/pdfjs-dist/legacy/web' -o -path '*/pdfjs-dist/legacy/image_decoders' \) -prune -exec rm -r {} +
find . -path '*/pdfjs-dist/legacy/build/*.min.mjs' -delete
# Certificates and tables are set in the regular and the bold of each font.
find . -path '*/@expo-google-fonts/*.ttf' ! -name '*_400Regular.ttf' ! -name '*_700Bold.ttf' -delete
# `libheif-js/wasm-bundle.js` is one file.
find . -path '*/libheif-js/libheif/*' -delete
find . -path '*/libheif-js/libheif-wasm/*' ! -name 'libheif-bundle.js' ! -name 'LICENSE' -delete
# SCORM's runtime is one file of each version.
find . -path '*/scorm-again/dist/*' ! -path '*/dist/scorm12.min.js' ! -path '*/dist/scorm2004.min.js' -type f -delete
# Libraries of another engine than Node.
rm -rf ./bare-*/node_modules/bare-*/prebuilds
# Whole libraries in one file, for pages without a bundler.
find . -path '*/mediabunny/dist/bundles/*' -delete
find . -path '*/pdfkit/js/pdfkit.standalone.js' -delete

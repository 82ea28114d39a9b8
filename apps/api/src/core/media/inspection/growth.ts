const harmlessBytes = 20 * 1024 * 1024;

/** Text packs to a tenth of its size; a growth of a hundredfold is deliberate. */
export const isSwollen = (bytes: number, packedBytes: number) => bytes > harmlessBytes && bytes > 100 * packedBytes;

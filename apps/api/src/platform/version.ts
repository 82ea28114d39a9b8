import manifest from '../../package.json' with { type: 'json' };

/** Version of the product that this process runs. */
export const { version } = manifest;

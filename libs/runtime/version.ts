import manifest from '../../package.json' with { type: 'json' };

/** The version of this build, as package.json names it. */
export const version: string = manifest.version;

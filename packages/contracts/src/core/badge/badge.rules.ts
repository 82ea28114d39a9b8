/** Files that a badge comes in: a JSON with its proof, a JWT, and pictures of the certificate with the JWT inside. */
export const badgeFormats = ['json', 'jwt', 'png', 'svg'] as const;
export type BadgeFormat = (typeof badgeFormats)[number];

/** Files that everybody may load who knows the number of a certificate. */
export const publicBadgeFormats = ['json', 'jwt'] as const satisfies readonly BadgeFormat[];

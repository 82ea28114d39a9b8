/** The layers of the API and the contracts, from the ground up; `.dependency-cruiser.cjs` keeps them apart. */
export const floors = ['core', 'storefront', 'study', 'commerce', 'authoring', 'backoffice'] as const;
export type Floor = (typeof floors)[number];
export const isFloor = (name: string): name is Floor => floors.some((floor) => floor === name);

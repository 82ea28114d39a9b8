type Hyphenated<T extends string> = T extends `${infer Head}_${infer Tail}` ? `${Head}-${Hyphenated<Tail>}` : T;
type Underscored<T extends string> = T extends `${infer Head}-${infer Tail}` ? `${Head}_${Underscored<Tail>}` : T;

/** The API writes `self-paced` where an enum of the database can only say `self_paced`. */
export const hyphenated = <T extends string>(name: T) => name.replaceAll('_', '-') as Hyphenated<T>;
export const underscored = <T extends string>(name: T) => name.replaceAll('-', '_') as Underscored<T>;

/** The API's answer to a refused request: a sentence, and one for each field by its path, such as `tiers.0.price`. */
export interface Refusal {
  message: string;
  fields: Record<string, string>;
}

/** Tells a refusal from other errors by its shape: nothing here calls the API. */
export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'fields' in error;

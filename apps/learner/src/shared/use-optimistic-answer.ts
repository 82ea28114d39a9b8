import { useQueryClient, type DataTag, type QueryKey } from '@tanstack/react-query';

/**
 * Callbacks of a mutation whose effect shows at once in the cached answer of a query; a refusal restores the former
 * answer. `change` gets undefined while the answer is unknown, and returns it to leave it so.
 */
export function useOptimisticAnswer<Answer, Input>(
  { queryKey }: { readonly queryKey: DataTag<QueryKey, Answer, Error> },
  change: (known: Answer | undefined, input: Input) => Answer | undefined,
) {
  const client = useQueryClient();
  return {
    onMutate: async (input: Input) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Answer>(queryKey);
      client.setQueryData<Answer>(queryKey, change(before, input));
      return { before };
    },
    onError: (_error: Error, _input: Input, context: { before: Answer | undefined } | undefined) =>
      void client.setQueryData<Answer>(queryKey, context?.before),
  };
}

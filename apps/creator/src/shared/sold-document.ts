import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Storage } from '../documents/saving/document.ts';
import { failureOf } from '../documents/saving/failure-of.ts';
import { useSelfSaving } from '../documents/saving/use-self-saving.ts';

interface SoldDocument<Fields extends Record<string, unknown>, Written> extends Pick<
  Storage<Fields>,
  'problemsOf' | 'richText'
> {
  /** Id among the drafts of this device. */
  readonly documentId: string;
  readonly title: string;
  readonly fieldsOf: (written: Written) => Fields;
  readonly update: (id: string, body: Partial<Fields> & { revision: number }) => Promise<Written>;
  /** Loads the newest version from the server. */
  readonly load: (queryClient: QueryClient, id: string) => Promise<Written>;
  readonly store: (queryClient: QueryClient, updated: Written) => void;
}

/** Document of something that is sold; it saves itself while it is written. */
export function useSoldDocument<
  Fields extends Record<string, unknown>,
  Written extends { id: string; revision: number },
>(written: Written, { documentId, title, fieldsOf, update, load, store, ...reading }: SoldDocument<Fields, Written>) {
  const queryClient = useQueryClient();
  const { id } = written;
  const { mutateAsync } = useMutation({
    mutationFn: (body: Partial<Fields> & { revision: number }) => update(id, body),
    onSuccess: (updated) => store(queryClient, updated),
    meta: { failure: 'silent' },
  });
  const stored = (one: Written) => ({ fields: fieldsOf(one), revision: one.revision });
  return useSelfSaving<Fields>(
    stored(written),
    {
      save: async (changed, _draft, revision) => stored(await mutateAsync({ ...changed, revision })),
      load: async () => stored(await load(queryClient, id)),
      failureOf,
      ...reading,
    },
    () => ({ groupId: id, documentId, title }),
  );
}

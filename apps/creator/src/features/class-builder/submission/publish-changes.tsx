import { useQuery } from '@tanstack/react-query';
import { isRefusal, program } from '@sinau/api-client';
import { decimal } from '@sinau/format';
import { ErrorState, Loading, Skeleton } from '@sinau/ui';
import { ClassChanges } from '../../../shared/class-changes/class-changes.tsx';
import { PublishDialog } from '../../../shared/publish-dialog.tsx';
import { UnfinishedQuestions } from '../../../shared/unfinished-questions.tsx';
import type { BuiltClass } from '../built-class.ts';
import { changesQuery, usePublishChanges } from '../class-builder.data.ts';

interface PublishChangesProps {
  built: BuiltClass;
  open: boolean;
  onClose: () => void;
  /** Called when the server refuses an incomplete class. */
  onIncomplete: () => void;
}

/** Lists what a publication would change and which participants it would affect, and publishes exactly that. */
export function PublishChanges({ built, open, onClose, onIncomplete }: PublishChangesProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...changesQuery(built),
    enabled: open,
    staleTime: 0,
  });
  const publish = usePublishChanges(built);
  const send = () =>
    data &&
    publish.mutate(data.updatedAt, {
      onSuccess: onClose,
      onError: (error) => {
        // Another user wrote in between: the new changes are listed before they are published.
        void refetch();
        if (!isRefusal(error, program.submit, 'class_incomplete')) return;
        onClose();
        onIncomplete();
      },
    });
  return (
    <PublishDialog
      open={open}
      onClose={onClose}
      disabled={!data || isFetching}
      busy={publish.isPending}
      onPublish={send}
    >
      {isError ? (
        <ErrorState title="Daftar perubahan gagal dimuat" retrying={isFetching} onRetry={() => void refetch()} />
      ) : data && !isFetching ? (
        <>
          <p>
            {data.participantCount > 0
              ? `Perubahan ini langsung dilihat calon peserta dan ${decimal(data.participantCount)} peserta kelas. Materi yang sudah mereka selesaikan tetap tercatat selesai.`
              : 'Perubahan ini langsung dilihat calon peserta.'}
          </p>
          {built.type !== 'webinar' && <UnfinishedQuestions sections={built.sections} />}
          <ClassChanges changes={data.list} />
        </>
      ) : (
        <Loading label="Memuat perubahan">
          <Skeleton height={96} />
        </Loading>
      )}
    </PublishDialog>
  );
}

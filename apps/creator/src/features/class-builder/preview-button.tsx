import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { snackbarShown, useGo } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { Eye } from '@sinau/ui/icons';
import { lessonPreviewHref } from '../../shared/preview-href.ts';
import { useCurrentSaver } from '../../documents/saving/current-saver.tsx';
import './preview-button.css';

interface PreviewButtonProps {
  built: Program;
  /** Id of the stored lesson that is being edited. */
  lessonId: string | null;
  /** Stores the pending changes of the outline. */
  storeOutline: () => Promise<boolean>;
  /** True if the page is the completion message. */
  isMessage: boolean;
}

/** Link to the edited page or lesson of a program, as its participants will see it. */
export const PreviewButton = ({ built, storeOutline, lessonId, isMessage }: PreviewButtonProps) => (
  <PreviewAction storeOutline={storeOutline} hrefOf={() => previewHref(built, lessonId, isMessage)} />
);

interface PreviewActionProps extends Pick<PreviewButtonProps, 'storeOutline'> {
  /** Called once everything is stored. */
  hrefOf: () => string;
}

/** Saves everything typed so far, then opens the preview. */
export function PreviewAction({ storeOutline, hrefOf }: PreviewActionProps) {
  const saver = useCurrentSaver();
  const dispatch = useDispatch();
  const go = useGo();
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const open = useEffectEvent(() => go(hrefOf()));
  // A new lesson has its id only once it is saved.
  useEffect(() => {
    if (state !== 'saved') return;
    setState('idle');
    open();
  }, [state]);

  const begin = async () => {
    setState('saving');
    const isSaved = (await storeOutline()) && ((await saver?.flush()) ?? true);
    setState(isSaved ? 'saved' : 'idle');
    if (!isSaved) dispatch(snackbarShown({ tone: 'error', msg: 'Masih ada perubahan yang belum tersimpan' }));
  };
  return (
    <Button
      variant="outline"
      className="preview-button"
      aria-label="Pratinjau"
      loading={state === 'saving'}
      onClick={() => void begin()}
    >
      <Eye />
      <span className="preview-button-label">Pratinjau</span>
    </Button>
  );
}

function previewHref({ slug, type: kind, sections }: Program, lessonId: string | null, isMessage: boolean) {
  if (isMessage) return screens.preview('message', { name: slug, lessonIndex: 0, sectionIndex: 0 });
  if (!lessonId) return screens.previewClass(slug);
  const type = sections.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId)?.type;
  // The preview redirects a lesson that the outline does not list yet to the page of its type.
  return lessonPreviewHref({ slug, type: kind }, { id: lessonId, type: type ?? 'article' });
}

import { lazy, Suspense, useId, type ReactNode } from 'react';
import { loadChunk } from '@sinau/shell';
import { FieldError, Loading, Skeleton, classes } from '@sinau/ui';
import type { RichTextEditorProps } from './rich-text-editor.tsx';
import './rich-text.css';

const RichTextEditor = lazy(async () => ({
  default: (await loadChunk(() => import('./rich-text-editor.tsx'))).RichTextEditor,
}));

interface RichTextFieldProps extends Omit<RichTextEditorProps, 'labelledBy' | 'describedBy'> {
  label: ReactNode;
  hint?: string;
  error?: string | undefined;
}

/** Field for formatted text. The editor loads when it is first needed. */
export function RichTextField({ label, hint, error, ...editor }: RichTextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      <Suspense fallback={<EditorSkeleton tall={editor.tall ?? false} />}>
        <RichTextEditor {...editor} labelledBy={`${id}-label`} describedBy={error || hint ? `${id}-note` : undefined} />
      </Suspense>
      {error && <FieldError id={`${id}-note`}>{error}</FieldError>}
      {hint && !error && (
        <p className="field-hint" id={`${id}-note`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Placeholder as high as the editor, so that nothing below it moves. */
function EditorSkeleton({ tall }: Pick<RichTextEditorProps, 'tall'>) {
  return (
    <div className={classes('rich-text', tall && 'rich-text-tall')}>
      <div className="rich-text-place">
        <Loading label="Memuat penyunting">
          <div className="stack">
            <Skeleton width={240} height={24} />
            <Skeleton height={16} />
            <Skeleton width="80%" height={16} />
          </div>
        </Loading>
      </div>
    </div>
  );
}

import { screens } from '@sinau/contracts/screens';
import { lessonPreviewHref } from '../../../shared/preview-href.ts';
import type { BuiltWebinar } from '../built-class.ts';
import { PreviewAction } from '../preview-button.tsx';
import { stillOutline } from './still-outline.ts';

interface WebinarPreviewButtonProps {
  built: BuiltWebinar;
  /** Lesson of the open session. */
  lessonId: string | null;
}

/**
 * Saves everything typed so far, then shows the open session as participants will see it, or else the page as visitors
 * will.
 */
export const WebinarPreviewButton = ({ built, lessonId }: WebinarPreviewButtonProps) => (
  <PreviewAction storeOutline={stillOutline.flush} hrefOf={() => hrefOf(built, lessonId)} />
);

const hrefOf = (built: BuiltWebinar, lessonId: string | null) =>
  lessonId ? lessonPreviewHref(built, { id: lessonId, type: 'webinar' }) : screens.previewWebinar(built.slug);

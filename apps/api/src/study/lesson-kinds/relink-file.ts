import type { MediaKind } from '@sinau/contracts/core/media/media.rules';
import type { Links } from '../question/index.ts';

/** Returns content whose file is that of another document, or none. */
export const relinkFile = <C extends { readonly mediaId: string | null }>(
  content: C,
  kind: MediaKind,
  links: Links,
): C => ({ ...content, mediaId: content.mediaId && links.file(content.mediaId, { kind, purpose: 'lesson' }) });

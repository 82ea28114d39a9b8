import type { CaptionsLanguage } from '@sinau/contracts/core/media/captions.rules';
import type { TranscriptionOffer } from '@sinau/contracts/core/transcription/transcription.schemas';
import { heardPercent } from './pieces.rules.ts';
import { piecesOf, type TranscriptionRow } from './transcription.queries.ts';

export function presentTranscription(isAvailable: boolean, row: TranscriptionRow | null): TranscriptionOffer {
  if (!row) return { isAvailable, transcription: null };
  const { id, language, state } = row;
  const pieces = piecesOf(row);
  const lines = state === 'ready' ? (pieces ?? []).flatMap((piece) => piece.lines ?? []) : [];
  return {
    isAvailable,
    // The contract validated the language when it was stored.
    transcription: {
      id,
      language: language as CaptionsLanguage,
      state,
      percent: heardPercent(pieces),
      lines: lines.map(({ start, end, text }) => ({ start, end, text })),
    },
  };
}

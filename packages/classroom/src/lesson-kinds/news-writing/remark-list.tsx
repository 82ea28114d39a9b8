import { remarkTopics, type RemarkTopic } from '@sinau/contracts/study/assistant/assistant.rules';
import type { NewsCheck, Remark } from '@sinau/contracts/study/assistant/assistant.schemas';
import { Checkbox, Notice } from '@sinau/ui';
import { CircleCheck, TextCursor } from '@sinau/ui/icons';
import { remarkKey } from './passages.ts';
import './remark-list.css';

const topicLabels: Record<RemarkTopic, string> = {
  lead: 'Judul dan lead',
  questions: '5W+1H',
  length: 'Panjang',
  readability: 'Keterbacaan',
  style: 'Gaya bahasa',
};

interface RemarkListProps {
  check: NewsCheck;
  /** Leads to the passage in the text. */
  onShow: (passage: NonNullable<Remark['passage']>) => void;
  /** Remarks that the reader has ticked; without it there are no tick boxes. */
  read?: { has: (key: string) => boolean; toggle: (key: string) => void };
}

/** The assistant's remarks by topic. All of it is plain text, whoever wrote it. */
export function RemarkList({ check: { remarks, isFallback }, onShow, read }: RemarkListProps) {
  return (
    <div className="remark-list">
      {isFallback && <Notice>Asisten luar sedang tidak menjawab; ini hasil pemeriksaan bawaan.</Notice>}
      {remarkTopics.map((topic) => {
        const own = remarks.filter((remark) => remark.topic === topic);
        return (
          <section key={topic} aria-label={topicLabels[topic]}>
            <h3>
              {topicLabels[topic]}
              {own.length === 0 ? (
                <span className="remark-list-fine">
                  <CircleCheck /> Tidak ada catatan
                </span>
              ) : (
                <span className="muted num">{own.length}</span>
              )}
            </h3>
            {own.length > 0 && (
              <ul>
                {own.map((remark) => {
                  const key = remarkKey(remark);
                  return (
                    <li key={`${key}\n${remark.passage?.start}`} data-read={read?.has(key) || undefined}>
                      <p>{remark.message}</p>
                      {remark.passage && <Passage passage={remark.passage} onShow={onShow} />}
                      {read && (
                        <Checkbox checked={read.has(key)} onChange={() => read.toggle(key)}>
                          Sudah dibaca
                        </Checkbox>
                      )}
                    </li>
                  );
                })}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

const longestShown = 80;
/** A long passage is cut between two words. */
const shortened = (text: string) =>
  text.length > longestShown ? `${text.slice(0, longestShown).replace(/\s+\S*$/u, '')}…` : text;

function Passage({ passage, onShow }: { passage: NonNullable<Remark['passage']>; onShow: RemarkListProps['onShow'] }) {
  return (
    <button type="button" className="remark-list-passage" title="Tunjukkan di tulisan" onClick={() => onShow(passage)}>
      <TextCursor />
      <span>{shortened(passage.text)}</span>
    </button>
  );
}

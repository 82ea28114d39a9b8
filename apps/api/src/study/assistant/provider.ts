import type { Remark } from '@sinau/contracts/study/assistant/assistant.schemas';

/** Another service's judgement of a news text: its remarks on the lead, 5W+1H and readability. */
export interface NewsReader {
  /** Fails if there is no usable answer in time. */
  read(content: string): Promise<Remark[]>;
}

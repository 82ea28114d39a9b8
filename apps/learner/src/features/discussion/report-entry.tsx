import type { DiscussionReply } from '@sinau/contracts/study/discussion/discussion.schemas';
import { ReportButton } from '../../shared/report/report-button.tsx';

/** Button that reports an entry of a discussion. */
export const reportEntry = ({ id, parent, createdBy }: DiscussionReply) => (
  <ReportButton
    kind="discussion"
    id={id}
    noun={`${parent ? 'balasan' : 'pertanyaan'} ${createdBy?.fullname ?? ''}`}
    look="icon"
  />
);

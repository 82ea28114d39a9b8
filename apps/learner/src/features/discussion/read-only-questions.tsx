import type { Discussion, DiscussionReply } from '@sinau/contracts/study/discussion/discussion.schemas';
import { decimal } from '@sinau/format';
import { Avatar, Badge, Byline } from '@sinau/ui';

/** Questions with their newest answers, for visitors and for server rendering. */
export const ReadOnlyQuestions = ({ questions }: { questions: readonly Discussion[] }) => (
  <ol className="question-list" aria-label="Pertanyaan">
    {questions.map((question) => (
      <li key={question.id}>
        <Written entry={question} />
        {question.replies.length > 0 && (
          <ol className="question-replies" aria-label="Jawaban">
            {question.replies.map((reply) => (
              <li key={reply.id}>
                <Written entry={reply} />
              </li>
            ))}
          </ol>
        )}
        {question.totalReply > question.replies.length && (
          <p className="muted xs num">{decimal(question.totalReply)} jawaban dan balasan seluruhnya</p>
        )}
      </li>
    ))}
  </ol>
);

function Written({ entry: { createdBy, createdAt, editedAt, role, content, parent } }: { entry: DiscussionReply }) {
  const noun = parent ? 'Balasan' : 'Pertanyaan';
  if (!createdBy) return <p className="muted sm">{noun} ini sudah tidak ditampilkan.</p>;
  return (
    <>
      <div className="row">
        <Avatar src={createdBy.avatar} />
        <Byline name={createdBy.fullname} createdAt={createdAt} editedAt={editedAt} />
        {role === 'Instructor' && <Badge tone="primary">Instruktur</Badge>}
      </div>
      <p className="question-text">{content}</p>
    </>
  );
}

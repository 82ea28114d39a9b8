import { dateTime, fileSize } from '@sinau/format';
import { FileText } from '@sinau/ui/icons';
import './conversation.css';

interface ConversationProps {
  messages: readonly {
    readonly id: string;
    readonly author: string;
    /** True if the reader is the author. */
    readonly isOwn: boolean;
    /** Plain text with line breaks. */
    readonly content: string;
    readonly createdAt: string;
    readonly files: readonly {
      readonly id: string;
      readonly name: string;
      readonly size: number;
      readonly address: string;
    }[];
  }[];
}

/** Messages between two sides, in their order. */
export const Conversation = ({ messages }: ConversationProps) => (
  <ol className="conversation">
    {messages.map(({ id, author, isOwn, content, createdAt, files }) => (
      <li key={id} data-own={isOwn || undefined}>
        <p className="sm">
          <b>{author}</b> <span className="muted num">{dateTime(createdAt)}</span>
        </p>
        <p className="conversation-text">{content}</p>
        {files.length > 0 && (
          <ul>
            {files.map((file) => (
              <li key={file.id}>
                <FileText />
                <a href={file.address} target="_blank" rel="noreferrer">
                  {file.name}
                </a>
                <span className="muted sm num">{fileSize(file.size)}</span>
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
);

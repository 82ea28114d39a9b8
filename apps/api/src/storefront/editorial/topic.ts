import type { QueryOf } from '@sinau/contracts';
import type { Topic, topicEndpoints, TopicWriting } from '@sinau/contracts/storefront/topic/topic.endpoints';
import { topicRules } from '@sinau/contracts/storefront/topic/topic.rules';
import { AppError } from '../../platform/app-error.ts';
import { isForeignKeyViolation } from '../../platform/db.ts';
import type { RecordKind } from './record-desk.ts';
import {
  deleteTopic,
  findTopic,
  findTopicIds,
  findTopics,
  insertTopic,
  updateTopic,
  type TopicRow,
} from './topic.queries.ts';
import { attachNewPictures, slugFor } from './written.ts';

export const topicKind: RecordKind<TopicRow, TopicWriting, QueryOf<typeof topicEndpoints.list>, Topic> = {
  subject: 'topic',
  find: findTopic,
  findAll: findTopics,
  async insert(tx, body, writing) {
    await attachNewPictures(tx, writing, ['cover'], body, null);
    return insertTopic(tx, written(body));
  },
  async update(tx, row, body, writing) {
    await attachNewPictures(tx, writing, ['cover'], body, row);
    return updateTopic(tx, row.id, written(body));
  },
  async remove(tx, { id, usedBy }) {
    const refusal = (cause?: unknown) =>
      new AppError('topic_in_use', {
        fields: { id: `Topik ini masih dipakai ${Math.max(usedBy, 1)} kelas atau bundling. Pindahkan dulu.` },
        cause,
      });
    if (usedBy > 0) throw refusal();
    try {
      await deleteTopic(tx, id);
    } catch (error) {
      // A class has taken the topic concurrently.
      throw isForeignKeyViolation(error) ? refusal(error) : error;
    }
  },
  titleOf: ({ title }) => title,
  factsOf: ({ title, slug, cover }) => ({ title, slug, cover }),
  present: (row) => row,
  taken: ['slug', 'Alamat ini sudah dipakai topik lain'],
  order: { table: 'Category', siblings: findTopicIds },
};

const written = ({ cover, ...body }: TopicWriting) => ({
  title: body.title,
  slug: slugFor(body, 'topik', topicRules.slug.max),
  cover,
});

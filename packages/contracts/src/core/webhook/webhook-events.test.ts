import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { webhookEventData, webhookExamples } from './webhook-events.ts';
import { deliveredEventNames } from './webhook.rules.ts';

const docs = readFileSync(new URL('../../../../../docs/webhooks.md', import.meta.url), 'utf8');

test.each(deliveredEventNames)('the example of %s is one of its schema, and stands in docs/webhooks.md', (name) => {
  const example = webhookExamples[name];
  expect(webhookEventData[name].strict().parse(example)).toEqual(example);
  const [, json] = docs.split(`### \`${name}\`\n`)[1]!.split('```json\n');
  expect(JSON.parse(json!.split('```')[0]!)).toEqual(example);
});

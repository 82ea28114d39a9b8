// Draws the covers, faces and topics that are composed of parts, over the existing files: node tools/art/draw.ts
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inWorkspace } from '../workspace.ts';
import { avatars, drawAvatar } from './avatars.ts';
import { covers, drawCover } from './covers.ts';
import { drawTopic, topics } from './topics.ts';

const folder = inWorkspace('packages/ui/public');
for (const cover of covers) await writeFile(join(folder, 'covers', `${cover.name}.svg`), drawCover(cover));
for (const avatar of avatars) await writeFile(join(folder, 'art', `avatar-${avatar.number}.svg`), drawAvatar(avatar));
for (const topic of topics) await writeFile(join(folder, 'art/motifs', `${topic.name}.svg`), drawTopic(topic));

import type { CampaignState } from '@sinau/contracts/authoring/campaign/campaign.rules';
import type { Campaign } from '@sinau/contracts/authoring/campaign/campaign.schemas';
import { dateTime } from '@sinau/format';
import { Badge } from '@sinau/ui';

const states = {
  upcoming: { label: 'Akan datang', tone: 'primary' },
  running: { label: 'Berjalan', tone: 'success' },
  over: { label: 'Selesai', tone: 'neutral' },
} as const satisfies Record<CampaignState, { label: string; tone: string }>;

export const CampaignBadge = ({ state }: { state: CampaignState }) => (
  <Badge tone={states[state].tone}>{states[state].label}</Badge>
);

export const periodOf = ({ startsAt, endsAt }: Pick<Campaign, 'startsAt' | 'endsAt'>) =>
  `${dateTime(startsAt)} sampai ${dateTime(endsAt)}`;

export const topicsOf = ({ topics }: Pick<Campaign, 'topics'>) =>
  topics.length === 0 ? 'Semua topik' : topics.map(({ title }) => title).join(', ');

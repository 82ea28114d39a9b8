import { stepScreens } from '@sinau/contracts/step-screens';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface News {
  id: string;
  title: string;
  content: string;
}

/** News of a price campaign, for the mitra whose classes it concerns. */
export const campaignNewsMail = defineMail<News>('campaign_news', ({ id, title, content }) => ({
  subject: title,
  lines: [content],
  action: { label: 'Lihat kampanye', path: stepScreens.creatorCampaign(id) },
}));

export const campaignMails = [campaignNewsMail];

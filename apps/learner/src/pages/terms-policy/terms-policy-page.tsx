import type { LegalSlug } from '@sinau/contracts/core/legal/legal.rules';
import { legalTabOf, legalTextCall } from '@sinau/contracts/core/legal/legal.search';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, useSearch } from '@sinau/shell';
import { TabLinks } from '@sinau/ui';
import { LegalText } from '../../features/content/legal-text.tsx';
import './terms-policy-page.css';

const labels: Record<LegalSlug, string> = {
  privacy: 'Kebijakan Privasi',
  terms: 'Syarat dan Ketentuan',
  'mitra-terms': 'Ketentuan Mitra',
};
const slugs = Object.keys(labels) as LegalSlug[];

export function TermsPolicyPage() {
  const call = useSearch(legalTextCall);
  const { slug } = call.params;
  return (
    <div className="wrap legal">
      <PageTitle>{labels[slug]}</PageTitle>
      <TabLinks
        label="Teks hukum"
        items={slugs.map((one) => ({
          href: screens.terms(legalTabOf(one)),
          label: labels[one],
          isCurrent: one === slug,
        }))}
      />
      <h1>{labels[slug]}</h1>
      <LegalText key={`${slug}:${call.query.version ?? ''}`} call={call} />
    </div>
  );
}

import { screens } from '@sinau/contracts/screens';
import { PageTitle, useSearch } from '@sinau/shell';
import { TabLinks } from '@sinau/ui';
import { LegalText } from '../../features/content/legal-text.tsx';
import './terms-policy-page.css';

const texts = [
  { slug: 'privacy', label: 'Kebijakan Privasi' },
  { slug: 'terms', label: 'Syarat dan Ketentuan' },
] as const;

const readTab = (query: URLSearchParams) => (query.get('tab') === '1' ? 1 : 0);

export function TermsPolicyPage() {
  const tab = useSearch(readTab);
  const { slug, label } = texts[tab];
  return (
    <div className="wrap legal">
      <PageTitle>{label}</PageTitle>
      <TabLinks
        label="Teks hukum"
        items={texts.map((text, index) => ({
          href: screens.terms(index as 0 | 1),
          label: text.label,
          isCurrent: index === tab,
        }))}
      />
      <h1>{label}</h1>
      <LegalText key={slug} slug={slug} />
    </div>
  );
}

import { Globe, Instagram, LinkedIn, YouTube } from '@sinau/ui/icons';

const networks = [
  { host: 'instagram.com', label: 'Instagram', Icon: Instagram },
  { host: 'youtube.com', label: 'YouTube', Icon: YouTube },
  { host: 'linkedin.com', label: 'LinkedIn', Icon: LinkedIn },
];

/** The product's accounts on social networks. */
export function SocialLinks({ addresses }: { addresses: readonly string[] }) {
  return (
    <nav aria-labelledby="footer-social">
      <h2 id="footer-social">Media sosial</h2>
      <ul>
        {addresses.map((href) => {
          const { label, Icon } = networkOf(href);
          return (
            <li key={href}>
              <a className="footer-social" href={href} rel="me noopener noreferrer" target="_blank">
                <Icon />
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function networkOf(href: string) {
  const host = new URL(href).hostname.replace(/^www\./, '');
  return networks.find((network) => network.host === host) ?? { label: host, Icon: Globe };
}

import { Badge, Link, Logo } from '@sinau/ui';
import { screens } from '@sinau/contracts/screens';
import { appConfig } from './app-config.ts';
import './brand-link.css';

interface BrandLinkProps {
  href?: string;
  size?: number;
}

/** The logo in the header of every layout, with 'Mode demo' in a demo installation. */
export function BrandLink({ href = screens.home(), size = 32 }: BrandLinkProps) {
  const { productName, demoMode } = appConfig();
  return (
    <div className="brand">
      <Link href={href} aria-label={`${productName}, ke beranda`}>
        <Logo name={productName} size={size} />
      </Link>
      {demoMode && <Badge>Mode demo</Badge>}
    </div>
  );
}

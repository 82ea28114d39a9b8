import { Link } from '../link.tsx';

interface BreadcrumbsProps {
  /** From the top level down. */
  items: readonly { label: string; href: string }[];
}

export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Jejak halaman">
      <ol className="breadcrumbs">
        {items.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { screens } from '@sinau/contracts/screens';
import { Link } from '@sinau/ui';

interface PersonLinkProps {
  /** Null for somebody without an account. */
  id: string | null;
  name: string;
}

/** The name of a person on the desk, which leads to their page. */
export const PersonLink = ({ id, name }: PersonLinkProps) =>
  id ? <Link href={screens.operatorPerson(id)}>{name}</Link> : name;

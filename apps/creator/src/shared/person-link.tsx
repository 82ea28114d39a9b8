import { operatorScreens } from '@sinau/contracts/operator-screens';
import { Link } from '@sinau/ui';
import { useIsStaff } from './staff.ts';

interface PersonLinkProps {
  /** Null for somebody without an account. */
  id: string | null;
  name: string;
}

/** The name of a person on the desk, which leads to their page where the operator may open it. */
export function PersonLink({ id, name }: PersonLinkProps) {
  const mayOpen = useIsStaff(operatorScreens.operatorPerson.staff);
  return id && mayOpen ? <Link href={operatorScreens.operatorPerson(id)}>{name}</Link> : name;
}

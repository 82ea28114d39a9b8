import { screens } from '@sinau/contracts/screens';
import { Link } from '@sinau/ui';
import { classTypes } from '../../shared/class-types.ts';
import './class-type-cards.css';

export function ClassTypeCards() {
  return (
    <ul className="class-types scroller">
      {classTypes.map(({ tab, label, description, icon: Icon }, index) => (
        <li key={tab}>
          <Link className="card class-type" href={screens.catalog({ tabs: index })}>
            <span className="class-type-icon">
              <Icon />
            </span>
            <span>
              <b>{label}</b>
              <span className="muted sm">{description}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

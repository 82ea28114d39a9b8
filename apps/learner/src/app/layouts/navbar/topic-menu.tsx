import { useDispatch } from 'react-redux';
import { screens } from '@sinau/contracts/screens';
import { Menu, MenuItem } from '@sinau/ui';
import { ChevronDown } from '@sinau/ui/icons';
import { useTopics } from '../../../features/topics/topics.data.ts';
import { topicPicked } from '../../../session/filter.slice.ts';

export function TopicMenu() {
  const dispatch = useDispatch();
  const { data: topics, isError } = useTopics();
  return (
    <Menu
      width={300}
      trigger={
        <button type="button" className="nav-link">
          Topik
          <ChevronDown />
        </button>
      }
    >
      {topics?.list.map(({ slug, title }) => (
        <MenuItem key={slug} href={screens.catalog({ topic: slug })} onSelect={() => dispatch(topicPicked(slug))}>
          {title}
        </MenuItem>
      ))}
      {!topics && (
        <p className="nav-note">{isError ? 'Topik belum bisa dimuat. Coba lagi sebentar lagi.' : 'Memuat topik…'}</p>
      )}
    </Menu>
  );
}

import { NewWork } from '../../features/portfolio/work-form.tsx';

export const CreatePortfolioPage = () => <NewWork />;

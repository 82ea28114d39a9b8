import { ClassQuestions, type ClassQuestionsProps } from '../../features/discussion/class-questions.tsx';
import { ClassWorks } from '../../features/portfolio/class-works.tsx';

interface ClassVoicesProps {
  offer: ClassQuestionsProps['offer'] & { format?: string };
}

/** Questions before a purchase, and what participants of a bootcamp made in it. */
export const ClassVoices = ({ offer }: ClassVoicesProps) => (
  <>
    <ClassQuestions offer={offer} />
    {offer.format === 'bootcamp' && <ClassWorks classId={offer.id} />}
  </>
);

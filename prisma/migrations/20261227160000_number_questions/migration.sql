-- AlterEnum
ALTER TYPE "QuestionType" ADD VALUE 'number' BEFORE 'matching';

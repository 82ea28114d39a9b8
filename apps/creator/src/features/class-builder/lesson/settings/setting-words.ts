import type { BuildableLessonType, CompletionType } from '@sinau/contracts/lesson/lesson.rules';

interface Words {
  title: string;
  description: string;
}

/** How a way to finish is offered. */
export function completionWords(type: BuildableLessonType, completion: CompletionType): Words {
  switch (completion) {
    case 'duration':
      return type === 'audio'
        ? { title: 'Durasi dengar', description: '90% audio benar-benar diputar' }
        : { title: 'Durasi tonton', description: '90% video benar-benar diputar' };
    case 'minimum-score':
      return { title: 'Nilai minimum', description: 'Peserta mencapai nilai yang kamu tentukan' };
    case 'hit-button':
      if (type === 'assignment')
        return { title: 'Dinyatakan lulus', description: 'Pengajar memutuskan lulus atau belum, tanpa nilai' };
      return type === 'quiz'
        ? { title: 'Jawaban dikumpulkan', description: 'Berapa pun nilainya' }
        : { title: 'Tombol selesai', description: 'Peserta menekan “Tandai selesai”' };
  }
}

export const progressHints: Record<BuildableLessonType, string> = {
  video: 'Peserta melihat sudah sampai mana ia menonton',
  audio: 'Peserta melihat sudah sampai mana ia mendengar',
  article: 'Peserta melihat sudah sampai mana ia membaca',
  pdf: 'Peserta melihat sudah sampai mana ia membaca',
  quiz: 'Peserta melihat sudah sampai soal keberapa',
  assignment: 'Peserta melihat sudah sampai tahap mana tugasnya',
};

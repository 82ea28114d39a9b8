import type { AttendanceMethod } from '@sinau/contracts/study/attendance/attendance.rules';

export const attendanceWords: Record<AttendanceMethod, string> = {
  code: 'Kode presensi',
  manual: 'Ditandai pengajar',
  button: 'Tombol selesai',
};

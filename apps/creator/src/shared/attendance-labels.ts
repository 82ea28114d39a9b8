import type { AttendanceMethod } from '@sinau/contracts/study/attendance/attendance.rules';

export const attendanceLabels: Record<AttendanceMethod, string> = {
  code: 'Kode presensi',
  manual: 'Ditandai pengajar',
  button: 'Tombol selesai',
};

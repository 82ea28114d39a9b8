import type { AttendanceMethod } from '@sinau/contracts/attendance/attendance.rules';

export const attendanceWords: Record<AttendanceMethod, string> = {
  code: 'Kode presensi',
  manual: 'Ditandai pengajar',
  button: 'Tombol selesai',
};

import { useNavigate } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { Button, TextField } from '@sinau/ui';
import './find-order.css';

/** Opens an order by the code that its buyer gives. */
export function FindOrder() {
  const navigate = useNavigate();
  return (
    <form
      className="row find-order"
      onSubmit={(event) => {
        event.preventDefault();
        const code = String(new FormData(event.currentTarget).get('code')).trim();
        if (code) void navigate(screens.operatorOrder(code));
      }}
    >
      <TextField
        name="code"
        required
        label="Cari pesanan untuk dikembalikan"
        placeholder="SN-261121-7K3M9QXD"
        maxLength={60}
      />
      <Button type="submit" variant="outline">
        Buka pesanan
      </Button>
    </form>
  );
}

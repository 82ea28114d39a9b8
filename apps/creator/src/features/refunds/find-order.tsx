import { useNavigate } from 'react-router-dom';
import { withQuery } from '@sinau/contracts/address';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { Button, TextField } from '@sinau/ui';
import './find-order.css';

const orderCode = /^sn-\d/i;

/** Opens an order by its code; by anything else, finds its buyer, whose page lists their orders. */
export function FindOrder() {
  const navigate = useNavigate();
  return (
    <form
      className="row find-order"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = String(new FormData(event.currentTarget).get('order')).trim();
        if (typed)
          void navigate(
            orderCode.test(typed)
              ? operatorScreens.operatorOrder(typed)
              : withQuery(operatorScreens.operatorPeople(), { keyword: typed }),
          );
      }}
    >
      <TextField
        name="order"
        required
        label="Cari pesanan"
        placeholder="Nomor pesanan, atau nama dan email pembelinya"
        maxLength={100}
      />
      <Button type="submit" variant="outline">
        Cari
      </Button>
    </form>
  );
}

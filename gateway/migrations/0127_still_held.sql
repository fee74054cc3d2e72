-- What the balance calls held, hold by hold: few items are at any time.
create index check_item_held on check_item (main_id, check_id) where money = 'held';

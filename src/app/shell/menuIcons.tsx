import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import Add from '@mui/icons-material/Add';
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CircleOutlined from '@mui/icons-material/CircleOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LibraryAddOutlined from '@mui/icons-material/LibraryAddOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Search from '@mui/icons-material/Search';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';

/** By the name in `meta.icon`. The gateway's menu table uses these names; docs/architecture.md names them for other gateways. */
const icons: Readonly<Record<string, typeof HomeOutlined>> = {
  add: Add,
  batch: LibraryAddOutlined,
  bell: NotificationsNoneOutlined,
  building: BusinessOutlined,
  chart: BarChartOutlined,
  copy: ContentCopyOutlined,
  file: DescriptionOutlined,
  folder: FolderOutlined,
  form: AssignmentOutlined,
  home: HomeOutlined,
  list: FormatListBulleted,
  message: SmsOutlined,
  package: Inventory2Outlined,
  people: PeopleOutlined,
  search: Search,
  settings: SettingsOutlined,
  user: PersonOutlined,
  wallet: AccountBalanceWalletOutlined,
};

/** The icon an entry names; a name of no icon gets a neutral one. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = (Object.hasOwn(icons, name) && icons[name]) || CircleOutlined;
  return <Icon />;
}
